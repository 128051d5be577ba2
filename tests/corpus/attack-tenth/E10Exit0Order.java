// What comes after exit never happens.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Exit0Order {
    static int x;


    public static void main(String[] args) throws Exception {
        x = 1;
        if (x == 1) System.exit(0);
        assert false;
    }
}
