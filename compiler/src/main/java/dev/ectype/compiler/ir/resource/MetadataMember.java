package dev.ectype.compiler.ir.resource;

/** Describes a member that the server sets in the metadata of a long-running operation. */
public record MetadataMember(String member, Value value) {
    /** Lists the values. */
    public enum Value {
        /** The time of the operation, which starts and ends at once. */
        TIME,
        /** The name of the resulting instance. */
        TARGET,
        /** The completed percentage. */
        PERCENTAGE
    }
}
