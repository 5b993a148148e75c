package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.binding.GraphQlMeaning;
import dev.ectype.compiler.ir.binding.GraphQlPaging;
import java.util.ArrayList;
import java.util.List;

/** The meaning of the arguments and fields of a GraphQL schema while inference collects it. */
final class GraphQlDraft {
    final List<GraphQlPaging.PagedField> pagedFields = new ArrayList<>();
    final List<GraphQlPaging.PageType> pageTypes = new ArrayList<>();
    final List<GraphQlMeaning.FieldFilters> filters = new ArrayList<>();
    final List<GraphQlMeaning.Lookup> lookups = new ArrayList<>();
    final List<GraphQlMeaning.Payload> payloads = new ArrayList<>();
    final List<GraphQlMeaning.ErrorFields> errors = new ArrayList<>();
    final List<GraphQlMeaning.NestedWrites> nested = new ArrayList<>();

    /** Returns the API with the meaning of its schema. */
    Api completed(Api api) {
        return api.graphQl() == null ? api : api.withGraphQl(api.graphQl().with(meaning()));
    }

    private GraphQlMeaning meaning() {
        return new GraphQlMeaning(
                new GraphQlPaging(pagedFields, pageTypes), filters, lookups, payloads, errors, nested);
    }
}
