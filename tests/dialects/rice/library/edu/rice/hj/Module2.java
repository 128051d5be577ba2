package edu.rice.hj;

import edu.rice.hj.api.*;
import edu.rice.hj.runtime.Inside;

/** Signatures of the library of Rice; nothing in here may ever run. */
public class Module2 extends Module1 {
    public static void isolated(HjRunnable body) {
        Inside.wrong();
    }
}
