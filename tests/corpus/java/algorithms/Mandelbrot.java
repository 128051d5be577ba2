// The Mandelbrot set in ASCII, in double and float arithmetic, with an iteration histogram.
import java.util.Arrays;

public class Mandelbrot {
    static int steps(double cr, double ci, int max) {
        double r = 0;
        double i = 0;
        int n = 0;
        while (n < max && r * r + i * i <= 4) {
            double t = r * r - i * i + cr;
            i = 2 * r * i + ci;
            r = t;
            n++;
        }
        return n;
    }

    static int steps(float cr, float ci, int max) {
        float r = 0;
        float i = 0;
        int n = 0;
        while (n < max && r * r + i * i <= 4f) {
            float t = r * r - i * i + cr;
            i = 2 * r * i + ci;
            r = t;
            n++;
        }
        return n;
    }

    public static void main(String[] args) {
        String shades = " .:-=+*#%@";
        int[] histogram = new int[10];
        int differ = 0;
        for (int y = -10; y <= 10; y++) {
            StringBuilder line = new StringBuilder();
            for (int x = -38; x <= 18; x++) {
                double cr = x / 18.0;
                double ci = y / 9.0;
                int n = steps(cr, ci, 50);
                differ += n == steps((float) cr, (float) ci, 50) ? 0 : 1;
                int shade = n == 50 ? 9 : Math.min(8, n / 2);
                histogram[shade]++;
                line.append(shades.charAt(shade));
            }
            System.out.println(line.toString().stripTrailing());
        }
        System.out.println(Arrays.toString(histogram) + " " + differ);
    }
}
