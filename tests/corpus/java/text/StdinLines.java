// Reading words and lines from standard input, summing numbers and echoing the rest.
// stdin: 3 10 20 30\nhello world\nlast line
import java.util.Scanner;

public class StdinLines {
    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        int n = s.hasNextInt() ? s.nextInt() : 0;
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += s.nextInt();
        }
        System.out.println(n + " numbers, sum " + sum);
        int line = 0;
        while (s.hasNextLine()) {
            String text = s.nextLine();
            System.out.println(++line + ": " + text.length() + " " + text.toUpperCase());
        }
    }
}
