package dev.ectype.runtime.graphql;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.state.Order;
import dev.ectype.runtime.state.PageRequest;
import dev.ectype.runtime.state.ResourceName;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.RowFilter;
import dev.ectype.runtime.state.State;
import dev.ectype.runtime.state.Store;
import dev.ectype.runtime.state.StoredMember;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.wire.Calls;
import graphql.schema.GraphQLInterfaceType;
import graphql.schema.GraphQLNamedType;
import graphql.schema.GraphQLObjectType;
import graphql.schema.GraphQLSchema;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLUnionType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One version of the state, by the types of a schema. */
final class Reading {
    private final Catalog catalog;
    private final GraphQLSchema schema;
    private final Calls calls;
    private final State seen;
    private @Nullable Transaction transaction;

    Reading(Catalog catalog, GraphQLSchema schema, Calls calls, State seen) {
        this.catalog = catalog;
        this.schema = schema;
        this.calls = calls;
        this.seen = seen;
    }

    Catalog catalog() {
        return catalog;
    }

    /** The thing of that name, of a type or of one that it may be; or null. */
    @Nullable
    Thing find(String type, String name) {
        for (String each : possible(type)) {
            Store store = store(each);
            Row row = store == null ? null : row(store, name);
            if (row != null) {
                return thing(row, each);
            }
        }
        return null;
    }

    private static @Nullable Row row(Store store, String name) {
        Row row = store.find(name);
        boolean number = row == null
                && !name.isEmpty()
                && name.length() < 19
                && name.chars().allMatch(c -> c >= '0' && c <= '9');
        return number ? store.find(Long.parseLong(name)) : row;
    }

    /** One of a type, where nothing says which. */
    @Nullable
    Thing any(String type) {
        for (String each : possible(type)) {
            Store store = store(each);
            List<Row> rows = store == null
                    ? List.of()
                    : store.page(PageRequest.of(Order.OLDEST_FIRST, 0, 1)).rows();
            if (!rows.isEmpty()) {
                return thing(rows.get(0), each);
            }
        }
        return null;
    }

    /** What is known of a thing that is not there, or no more: its name. */
    Thing absent(String type, Document name) {
        JsonWriter known = new JsonWriter().beginObject();
        known.name(catalog.identity(type)).value(name);
        return new Thing(
                this, known.endObject().toDocument(), schema.getType(type) instanceof GraphQLObjectType ? type : null);
    }

    /** Whether anything of a type is kept. */
    boolean isKept(String type) {
        return possible(type).stream().anyMatch(each -> catalog.resource(each) != null);
    }

    /** All of a type. */
    List<Thing> all(String type) {
        return things(type, null);
    }

    /** Those whose member names something. */
    List<Thing> naming(String type, String member, Document name) {
        return things(type, RowFilter.equal(StoredMember.of(member), name.toBytes()));
    }

    /** Those whose member lists the name of something. */
    List<Thing> listing(String type, String member, Document name) {
        StoredMember list = StoredMember.of(member);
        return things(type, row -> {
            byte[] names = list.valueIn(row.document());
            return names != null && contains(Json.parse(names), name);
        });
    }

    private static boolean contains(Document names, Document name) {
        for (Document each : names.elements()) {
            if (each.equals(name)) {
                return true;
            }
        }
        return false;
    }

    private List<Thing> things(String type, @Nullable RowFilter filter) {
        List<Thing> things = new ArrayList<>();
        PageRequest all = PageRequest.of(Order.NEWEST_FIRST, 0, Integer.MAX_VALUE);
        for (String each : possible(type)) {
            Store store = store(each);
            if (store != null) {
                List<Row> rows = (filter == null ? store.page(all) : store.page(all, filter)).rows();
                rows.forEach(row -> things.add(thing(row, each)));
            }
        }
        return things;
    }

    private Thing thing(Row row, String type) {
        return new Thing(this, Json.parse(row.document()), type);
    }

    /** Most of what is asked is in the answer of the call, for which the state need not be looked at again. */
    private Transaction transaction() {
        Transaction known = transaction;
        if (known == null) {
            known = calls.reading(seen);
            transaction = known;
        }
        return known;
    }

    private @Nullable Store store(String type) {
        String resource = catalog.resource(type);
        return resource == null ? null : transaction().store(ResourceName.of(resource));
    }

    /** The objects that something of a type may be. */
    private List<String> possible(String name) {
        @Nullable GraphQLType type = schema.getType(name);
        boolean general = type instanceof GraphQLInterfaceType || type instanceof GraphQLUnionType;
        return type != null && general
                ? ShownTypes.possible(type, schema).stream()
                        .map(GraphQLNamedType::getName)
                        .toList()
                : List.of(name);
    }
}
