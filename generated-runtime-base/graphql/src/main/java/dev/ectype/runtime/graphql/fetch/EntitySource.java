package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.graphql.request.DocumentConverter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Link;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLEnumType;
import graphql.schema.GraphQLList;
import graphql.schema.GraphQLNamedType;
import graphql.schema.GraphQLObjectType;
import graphql.schema.GraphQLScalarType;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Resolves the fields of a document, including fields with linked entities. */
final class EntitySource implements ResolvedObject {
    private final StateReader reading;
    private final Document document;
    private final @Nullable String type;

    /** @param type the type of the document, or null for an embedded document, which may have a {@code __typename} */
    EntitySource(StateReader reading, Document document, @Nullable String type) {
        this.reading = reading;
        this.document = document;
        this.type = type;
    }

    Document document() {
        return document;
    }

    @Override
    public @Nullable String type() {
        Document own = type == null ? document.member("__typename") : null;
        return own != null && own.isString() ? own.text() : type;
    }

    /** Returns the identifier of this entity, or null. */
    @Nullable
    Document name(String as) {
        Document name = document.member(reading.catalog().identity(as));
        return name == null || name.isNull() ? null : name;
    }

    @Override
    public @Nullable Object field(DataFetchingEnvironment environment) {
        String of = ((GraphQLNamedType) environment.getParentType()).getName();
        String field = environment.getField().getName();
        Link link = reading.catalog().link(of, field);
        if (link != null) {
            return new LinkedObjectResolver(reading, link).resolve(this, environment);
        }
        Document value = document.member(reading.catalog().stored(of, field));
        if (value == null || value.isNull()) {
            return counted(of, field, environment);
        }
        GraphQLType resultType = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        if (value.isArray() && resultType instanceof GraphQLObjectType) {
            return ConnectionPage.of(items(value), reading.catalog(), environment);
        }
        return value(value, resultType);
    }

    /** Returns the stored value of a scalar member, or null. */
    @Nullable
    Object leaf(String member) {
        Document value = document.member(member);
        return value == null || value.isNull() ? null : DocumentConverter.value(value);
    }

    private @Nullable Object counted(String of, String field, DataFetchingEnvironment environment) {
        Link link = reading.catalog().counted(of, field);
        if (link != null) {
            return new LinkedObjectResolver(reading, link).targets(this).size();
        }
        GraphQLType required = environment.getFieldType();
        EntitySource only = GraphQLTypeUtil.isNonNull(required) ? reading.only(required) : null;
        return only == null ? NonNullDefaults.of(required) : only;
    }

    private List<@Nullable Object> items(Document list) {
        List<@Nullable Object> items = new ArrayList<>();
        list.elements().forEach(element -> items.add(new EntitySource(reading, element, null)));
        return items;
    }

    private @Nullable Object value(Document value, GraphQLType declared) {
        GraphQLType resultType = GraphQLTypeUtil.unwrapNonNull(declared);
        if (value.isNull()) {
            return null;
        }
        if (resultType instanceof GraphQLScalarType || resultType instanceof GraphQLEnumType) {
            return DocumentConverter.value(value);
        }
        if (resultType instanceof GraphQLList list) {
            List<@Nullable Object> values = new ArrayList<>();
            value.elements().forEach(element -> values.add(value(element, list.getWrappedType())));
            return values;
        }
        return new EntitySource(reading, value, null);
    }
}
