package edu.rice.hj.api;

/** The 1-dimensional region under its name in the libraries of BYU. */
public interface HjRegion1D extends HjRegion.HjRegion1D {
}
