// expect: ok
// output: 6 6 6

import static edu.rice.hj.Module2.*;

import java.util.Hashtable;
import java.util.Vector;

/** Vector, Hashtable and StringBuffer do not lose what tasks add. */
public class LibraryVector {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Vector<Integer> vector = new Vector<>();
            Hashtable<Integer, String> table = new Hashtable<>();
            StringBuffer text = new StringBuffer();
            forall(0, 2, i -> {
                for (int k = 0; k < 2; k++) {
                    vector.add(i);
                    table.put(2 * i + k, "x");
                    text.append('x');
                }
            });
            System.out.println(vector.size() + " " + table.size() + " " + text.length());
        });
    }
}
