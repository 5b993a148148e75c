package dev.ectype.compiler.graph.step;

/** Lists the parts of a reply that the last step of a behavior can supply. */
public enum StepOutput {
    /** An instance of the step's resource. */
    INSTANCE,
    /** A new instance, which has a location even if the reply has no body. */
    CREATED_INSTANCE,
    /** A new or replaced instance. */
    UPSERTED_INSTANCE,
    /** The last state of a removed instance. */
    REMOVED_INSTANCE,
    /** A page of instances. */
    PAGE,
    /** A value that is no instance, such as a member of one. */
    VALUE,
    /** The whole reply. */
    REPLY,
    /** Nothing: the reply is a sample or has no body. */
    NOTHING,
    /** Nothing, since the step does not use the state. */
    SAMPLE
}
