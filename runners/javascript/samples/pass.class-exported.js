class Solution {
  static add(a, b) {
    return a + b;
  }
}
module.exports = Solution;
