class Solution {
    public static int countVowels(String text) {
        int count = 0;
        for (char letter : text.toCharArray()) {
            switch (Character.toLowerCase(letter)) {
                case 'a':
                case 'e':
                case 'i':
                case 'o':
                case 'u':
                    count++;
                    break;
                default:
                    break;
            }
        }
        return count;
    }
}
