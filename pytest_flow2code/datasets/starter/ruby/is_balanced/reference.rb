def is_balanced(text)
  opened = []
  text.each_char do |character|
    case character
    when "(", "[", "{"
      opened.push(character)
    when ")"
      return false unless opened.pop == "("
    when "]"
      return false unless opened.pop == "["
    when "}"
      return false unless opened.pop == "{"
    end
  end
  opened.empty?
end
