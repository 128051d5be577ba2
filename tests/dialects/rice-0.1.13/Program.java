import static edu.rice.hj.Module1.*;

/** Compiled against version 0.1.13 of the library of Rice. Prints {@code 1 2 3 4 5}; with an argument it calls what we lack. */
public class Program {
    static final int[] count = new int[3];

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            if (args.length > 0) {
                finish(i -> System.out.println("never"));
            }
            forseq(1, 2, i -> System.out.print(i + " "));
            forall(0, 2, i -> count[i] = i + 1);
            System.out.print(count[2] + " ");
            forallNb(4, 4, i -> System.out.print(i + " "));
            forallChunked(5, 5, 1, i -> System.out.println(i));
        });
    }
}
