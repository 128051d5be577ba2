// Package.getPackages works.
public class Pkgs { public static void main(String[] a) { assert Package.getPackages().length > 0; } }
