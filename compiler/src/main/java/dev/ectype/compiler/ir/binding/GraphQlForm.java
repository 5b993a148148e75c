package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.json.JsonName;

/** Describes the form in which a GraphQL field returns a reply. The form matters to GraphQL only. */
public sealed interface GraphQlForm {
    /** Returns the reply itself. */
    record Plain() implements GraphQlForm {}

    /** Returns a list inside an object: a connection of edges and nodes, or items beside their count. */
    record Connection() implements GraphQlForm {}

    /** Returns the reply as a member of an object with other members about the request, such as errors. */
    record Payload(String member, @JsonName("shown") GraphQlForm inner) implements GraphQlForm {}

    /** Returns only a confirmation. */
    record Done() implements GraphQlForm {}
}
