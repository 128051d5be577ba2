package edu.rice.hj;

import edu.rice.hj.api.HjEventCount;
import edu.rice.hj.runtime.util.EventCount;

/** Event counts. */
public class ModuleE extends Module2 {
    /** An event count. */
    public static HjEventCount newEventCount() {
        return new EventCount();
    }
}
