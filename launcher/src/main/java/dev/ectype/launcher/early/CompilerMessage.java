package dev.ectype.launcher.early;

/** The first bytes of the messages between an emulator and the process that compiles it. */
final class CompilerMessage {
    /** Asks for a class: its full name. */
    static final int FIND = 1;
    /** Asks for all classes: whether also for the state at the start. */
    static final int ALL = 2;
    /** Tells that a stage begins: its name. */
    static final int STAGE = 3;
    /** Answers the request: the prepared emulator. */
    static final int PREPARED = 4;
    /** Answers {@link #FIND}: the class file, if there is one. */
    static final int FOUND = 5;
    /** Answers {@link #ALL}: the artifact. */
    static final int COMPLETE = 6;

    private CompilerMessage() {}
}
