package edu.rice.hj.runtime.actors;

/** Marks the messages of an actor; nothing asks for it. */
public interface Message {
}
