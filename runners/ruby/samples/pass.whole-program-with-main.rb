#!/usr/bin/env ruby
# frozen_string_literal: true

require 'set'
require 'prime'

def add(a, b)
  [a, b].sum
end

def main
  puts "The sum is #{add(1, 2)}, #{Prime.first(2)}"
end

main
exit
