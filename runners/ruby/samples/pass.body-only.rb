  identity(a) + b + OFFSET
end
