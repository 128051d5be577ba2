package edu.rice.hj.api;

/** The 2-dimensional region under its name in the libraries of BYU. */
public interface HjRegion2D extends HjRegion.HjRegion2D {
}
