// A Timer keeps the program alive.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Timer {

    public static void main(String[] args) throws Exception {
        new Timer();
    }
}
