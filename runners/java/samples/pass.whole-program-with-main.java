package com.example.adding;

import java.util.Scanner;

public class Main {
    public static int add(int a, int b) {
        return a + b;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(new Main().add(in.nextInt(), in.nextInt()));
    }
}
