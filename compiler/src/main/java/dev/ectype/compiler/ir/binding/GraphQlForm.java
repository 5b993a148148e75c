package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.json.JsonName;

/** In which form a GraphQL field gives what a reply shows; all of them are a matter of GraphQL alone. */
public sealed interface GraphQlForm {
    /** As it is. */
    record Plain() implements GraphQlForm {}

    /** A list as one or several members of an object: a connection of edges and nodes, or items beside their number. */
    record Connection() implements GraphQlForm {}

    /** What is shown, as a member of an object that also tells of errors and of the request. */
    record Payload(String member, @JsonName("shown") GraphQlForm inner) implements GraphQlForm {}

    /** Nothing is shown: the field only says that it was done. */
    record Done() implements GraphQlForm {}
}
