package edu.rice.hj.api;

/** The 3-dimensional region under its name in the libraries of BYU. */
public interface HjRegion3D extends HjRegion.HjRegion3D {
}
