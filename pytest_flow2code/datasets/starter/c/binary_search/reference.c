int binary_search(const int *items, int count, int wanted)
{
    int low = 0;
    int high = count - 1;
    while (low <= high) {
        int middle = low + (high - low) / 2;
        if (items[middle] == wanted) {
            return middle;
        }
        if (items[middle] < wanted) {
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    return -1;
}
