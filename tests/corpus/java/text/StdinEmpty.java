// Reading an empty standard input through System.in, BufferedReader and Scanner.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.NoSuchElementException;
import java.util.Scanner;

public class StdinEmpty {
    public static void main(String[] args) throws IOException {
        System.out.println(System.in.read());
        System.out.println(System.in.read(new byte[4]));
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(r.readLine() + " " + r.read());
        Scanner s = new Scanner(System.in);
        System.out.println(s.hasNext() + " " + s.hasNextLine() + " " + s.hasNextInt());
        try {
            s.nextInt();
        } catch (NoSuchElementException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
        try {
            s.nextLine();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
