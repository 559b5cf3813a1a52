#!/usr/bin/env ruby
# frozen_string_literal: false

@ANSWER@

if __FILE__ == $PROGRAM_NAME
  puts 'a demo'
end
