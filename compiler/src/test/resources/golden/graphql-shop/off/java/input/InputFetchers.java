package input;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.graphql.DataFetchers;
import graphql.schema.idl.RuntimeWiring;
import graphql.schema.idl.TypeRuntimeWiring;

/** Connects the fields of the root types with their operations. */
@Generated("dev.ectype")
public class InputFetchers extends DataFetchers {
    /** Override to add or replace data fetchers. */
    @Override
    protected void wire(RuntimeWiring.Builder wiring) {
        wiring.type(query());
        wiring.type(mutation());
        wiring.type(subscription());
    }

    private TypeRuntimeWiring.Builder query() {
        TypeRuntimeWiring.Builder type = type("query");
        type.dataFetcher("node", fetcher("query", "node"));
        type.dataFetcher("product", fetcher("query", "product"));
        type.dataFetcher("products", fetcher("query", "products"));
        type.dataFetcher("category", fetcher("query", "category"));
        type.dataFetcher("tags", fetcher("query", "tags"));
        type.dataFetcher("tag", fetcher("query", "tag"));
        type.dataFetcher("order", fetcher("query", "order"));
        return type;
    }

    private TypeRuntimeWiring.Builder mutation() {
        TypeRuntimeWiring.Builder type = type("mutation");
        type.dataFetcher("createProduct", fetcher("mutation", "createProduct"));
        type.dataFetcher("deleteProduct", fetcher("mutation", "deleteProduct"));
        type.dataFetcher("createCategory", fetcher("mutation", "createCategory"));
        type.dataFetcher("createTag", fetcher("mutation", "createTag"));
        type.dataFetcher("createOrder", fetcher("mutation", "createOrder"));
        type.dataFetcher("cancelOrder", fetcher("mutation", "cancelOrder"));
        return type;
    }

    private TypeRuntimeWiring.Builder subscription() {
        TypeRuntimeWiring.Builder type = type("subscription");
        type.dataFetcher("productCreated", fetcher("subscription", "productCreated"));
        return type;
    }
}
