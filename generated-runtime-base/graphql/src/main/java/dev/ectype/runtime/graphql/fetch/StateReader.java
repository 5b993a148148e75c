package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.SortPlan;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Kind;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Link;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.StoredMember;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.tree.Order;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.SortRequest;
import graphql.schema.GraphQLInterfaceType;
import graphql.schema.GraphQLNamedType;
import graphql.schema.GraphQLObjectType;
import graphql.schema.GraphQLSchema;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import graphql.schema.GraphQLUnionType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads one version of the state by the types of a schema. */
final class StateReader {
    private final SchemaCatalog catalog;
    private final GraphQLSchema schema;
    private final OperationCaller calls;
    private final State version;
    private @Nullable Transaction transaction;

    StateReader(SchemaCatalog catalog, GraphQLSchema schema, OperationCaller calls, State version) {
        this.catalog = catalog;
        this.schema = schema;
        this.calls = calls;
        this.version = version;
    }

    SchemaCatalog catalog() {
        return catalog;
    }

    /** Returns the entity with an identifier, of a type or of one of its possible types; or null. */
    @Nullable
    EntitySource find(String type, String name) {
        for (String each : possible(type)) {
            TransactionTable store = store(each);
            Row row = store == null ? null : row(store, name);
            if (row != null) {
                return source(row, each);
            }
            EntitySource only = only(each);
            Document own = only == null ? null : only.name(each);
            if (own != null && own.text().equals(name)) {
                return only;
            }
        }
        return null;
    }

    private static @Nullable Row row(TransactionTable store, String name) {
        Row row = store.find(name);
        boolean number = row == null
                && !name.isEmpty()
                && name.length() < 19
                && name.chars().allMatch(c -> c >= '0' && c <= '9');
        return number ? store.find(Long.parseLong(name)) : row;
    }

    /** Returns any entity of a type, or null. */
    @Nullable
    EntitySource any(String type) {
        for (String each : possible(type)) {
            TransactionTable store = store(each);
            List<Row> rows = store == null
                    ? List.of()
                    : store.page(RowPageRequest.of(Order.OLDEST_FIRST, 0, 1)).rows();
            if (!rows.isEmpty()) {
                return source(rows.get(0), each);
            }
        }
        return null;
    }

    /** Returns the only object of a type, or null if the type has several objects or none is stored. */
    @Nullable
    EntitySource only(GraphQLType declared) {
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(declared);
        return type instanceof GraphQLObjectType object ? only(object.getName()) : null;
    }

    private @Nullable EntitySource only(String name) {
        String resource = catalog.singleton(name);
        if (resource == null) {
            return null;
        }
        List<Row> rows = transaction()
                .store(ResourceName.of(resource))
                .page(RowPageRequest.of(Order.OLDEST_FIRST, 0, 1))
                .rows();
        return rows.isEmpty() ? null : source(rows.get(0), name);
    }

    /** Creates a stand-in for a missing entity, with its identifier only. */
    EntitySource absent(String type, Document name) {
        JsonWriter known = new JsonWriter().beginObject();
        known.name(catalog.identity(type)).value(name);
        return new EntitySource(
                this, known.endObject().toDocument(), schema.getType(type) instanceof GraphQLObjectType ? type : null);
    }

    /** Returns true if a resource stores entities of a type. */
    boolean isStored(String type) {
        return possible(type).stream().anyMatch(each -> catalog.resource(each) != null);
    }

    /** Returns all entities of a type. */
    List<EntitySource> all(String type) {
        return select(type, null);
    }

    /**
     * Returns the entities whose member equals an identifier. Those that must name an object, and do not, name the only
     * object of its type.
     */
    List<EntitySource> naming(Link link, Document name) {
        StoredMember member = StoredMember.of(link.member());
        RowFilter named = RowFilter.equal(member, name.toBytes());
        boolean only = catalog.singleton(link.type()) != null && mustName(link);
        return select(
                link.target(), only ? row -> named.accepts(row) || isNull(member.valueIn(row.document())) : named);
    }

    private static boolean isNull(byte @Nullable [] value) {
        return value == null || Json.parse(value).isNull();
    }

    /** Returns whether the field with the member of a link is non-null. */
    private boolean mustName(Link link) {
        GraphQLObjectType target = schema.getObjectType(link.target());
        return target != null
                && catalog.links(link.target()).stream()
                        .filter(each -> each.kind() == Kind.ONE && each.member().equals(link.member()))
                        .map(each -> target.getFieldDefinition(each.field()))
                        .anyMatch(field -> field != null && GraphQLTypeUtil.isNonNull(field.getType()));
    }

    /** Returns the entities with a list member that contains an identifier. */
    List<EntitySource> listing(String type, String member, Document name) {
        StoredMember list = StoredMember.of(member);
        return select(type, row -> {
            byte[] names = list.valueIn(row.document());
            return names != null && contains(Json.parse(names), name);
        });
    }

    /** Returns entities of a type in the order that arguments choose. A type of several resources keeps its order. */
    List<EntitySource> sorted(
            List<EntitySource> entities,
            String type,
            Document by,
            @Nullable Document direction,
            @Nullable SortPlan members) {
        String resource = catalog.resource(type);
        return resource == null
                ? entities
                : calls.sorted(entities, EntitySource::document, new SortRequest(resource, by, direction, members));
    }

    private static boolean contains(Document names, Document name) {
        for (Document each : names.elements()) {
            if (each.equals(name)) {
                return true;
            }
        }
        return false;
    }

    private List<EntitySource> select(String type, @Nullable RowFilter filter) {
        List<EntitySource> entities = new ArrayList<>();
        RowPageRequest all = RowPageRequest.of(Order.NEWEST_FIRST, 0, Integer.MAX_VALUE);
        for (String each : possible(type)) {
            TransactionTable store = store(each);
            if (store != null) {
                List<Row> rows = (filter == null ? store.page(all) : store.page(all, filter)).rows();
                rows.forEach(row -> entities.add(source(row, each)));
            }
        }
        return entities;
    }

    private EntitySource source(Row row, String type) {
        return new EntitySource(this, Json.parse(row.document()), type);
    }

    /** Opens the transaction lazily, because most requests need only the call's result. */
    private Transaction transaction() {
        Transaction known = transaction;
        if (known == null) {
            known = calls.reading(version);
            transaction = known;
        }
        return known;
    }

    private @Nullable TransactionTable store(String type) {
        String resource = catalog.resource(type);
        return resource == null ? null : transaction().store(ResourceName.of(resource));
    }

    /** Returns the possible object types of a type. */
    private List<String> possible(String name) {
        @Nullable GraphQLType type = schema.getType(name);
        boolean general = type instanceof GraphQLInterfaceType || type instanceof GraphQLUnionType;
        return type != null && general
                ? ObjectTypeResolver.possible(type, schema).stream()
                        .map(GraphQLNamedType::getName)
                        .toList()
                : List.of(name);
    }
}
