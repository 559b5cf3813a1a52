def initials(name)
  result = ""
  name.split.each do |word|
    result += "#{word[0].upcase}."
  end
  result
end
