package edu.rice.hj;

import edu.rice.hj.api.HjRegion;
import edu.rice.hj.api.HjSuspendingProcedureInt1D;
import edu.rice.hj.api.HjSuspendingProcedureInt2D;
import edu.rice.hj.api.HjSuspendingProcedureInt3D;

/** Loops over regions. */
public final class HjRegionHelper {
    /** As {@link Module1} does. */
    public static void forseq(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Module1.forseq(region, body);
    }

    /** As {@link Module1} does. */
    public static void forseqSusp(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Module1.forseq(region, body);
    }

    /** As {@link Module1} does. */
    public static void forasync(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Module1.forasync(region, body);
    }

    /** As {@link Module1} does. */
    public static void forasyncSusp(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Module1.forasync(region, body);
    }

    /** As {@link Module1} does. */
    public static void forasyncChunked(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Module1.forasyncChunked(region, body);
    }

    /** As {@link Module1} does. */
    public static void forasyncSuspChunked(HjRegion.HjRegion1D region, HjSuspendingProcedureInt1D body) {
        Module1.forasyncChunked(region, body);
    }

    /** As {@link Module1} does. */
    public static void forseq(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Module1.forseq(region, body);
    }

    /** As {@link Module1} does. */
    public static void forseqSusp(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Module1.forseq(region, body);
    }

    /** As {@link Module1} does. */
    public static void forasync(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Module1.forasync(region, body);
    }

    /** As {@link Module1} does. */
    public static void forasyncSusp(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Module1.forasync(region, body);
    }

    /** As {@link Module1} does. */
    public static void forasyncChunked(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Module1.forasyncChunked(region, body);
    }

    /** As {@link Module1} does. */
    public static void forasyncSuspChunked(HjRegion.HjRegion2D region, HjSuspendingProcedureInt2D body) {
        Module1.forasyncChunked(region, body);
    }

    /** As {@link Module1} does. */
    public static void forseq(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Module1.forseq(region, body);
    }

    /** As {@link Module1} does. */
    public static void forseqSusp(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Module1.forseq(region, body);
    }

    /** As {@link Module1} does. */
    public static void forasync(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Module1.forasync(region, body);
    }

    /** As {@link Module1} does. */
    public static void forasyncSusp(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Module1.forasync(region, body);
    }

    /** As {@link Module1} does. */
    public static void forasyncChunked(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Module1.forasyncChunked(region, body);
    }

    /** As {@link Module1} does. */
    public static void forasyncSuspChunked(HjRegion.HjRegion3D region, HjSuspendingProcedureInt3D body) {
        Module1.forasyncChunked(region, body);
    }
}
