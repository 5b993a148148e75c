package dev.ectype.runtime.graphql;

import graphql.schema.DataFetcher;
import graphql.schema.GraphQLScalarType;
import graphql.schema.TypeResolver;
import graphql.schema.idl.FieldWiringEnvironment;
import graphql.schema.idl.InterfaceWiringEnvironment;
import graphql.schema.idl.ScalarInfo;
import graphql.schema.idl.ScalarWiringEnvironment;
import graphql.schema.idl.UnionWiringEnvironment;
import graphql.schema.idl.WiringFactory;
import org.jspecify.annotations.Nullable;

/** Says of every part of a schema who answers for it. */
final class Wiring implements WiringFactory {
    private final Catalog catalog;
    private final TypeResolver types = new ShownTypes();

    Wiring(Catalog catalog) {
        this.catalog = catalog;
    }

    @Override
    public boolean providesScalar(ScalarWiringEnvironment environment) {
        return !ScalarInfo.isGraphqlSpecifiedScalar(
                environment.getScalarTypeDefinition().getName());
    }

    @Override
    public GraphQLScalarType getScalar(ScalarWiringEnvironment environment) {
        return GraphQLScalarType.newScalar()
                .name(environment.getScalarTypeDefinition().getName())
                .description(
                        environment.getScalarTypeDefinition().getDescription() == null
                                ? null
                                : environment
                                        .getScalarTypeDefinition()
                                        .getDescription()
                                        .getContent())
                .coercing(new AnyValue())
                .build();
    }

    @Override
    public boolean providesTypeResolver(InterfaceWiringEnvironment environment) {
        return true;
    }

    @Override
    public TypeResolver getTypeResolver(InterfaceWiringEnvironment environment) {
        return types;
    }

    @Override
    public boolean providesTypeResolver(UnionWiringEnvironment environment) {
        return true;
    }

    @Override
    public TypeResolver getTypeResolver(UnionWiringEnvironment environment) {
        return types;
    }

    @Override
    public boolean providesDataFetcher(FieldWiringEnvironment environment) {
        return field(environment) != null;
    }

    @Override
    public DataFetcher<?> getDataFetcher(FieldWiringEnvironment environment) {
        RootField field = field(environment);
        if (field == null) {
            return below(environment);
        }
        boolean waits = field.binding().root().equals("subscription");
        return waits ? new EventFetcher(catalog, field) : new RootFetcher(catalog, field);
    }

    @Override
    public DataFetcher<?> getDefaultDataFetcher(FieldWiringEnvironment environment) {
        return below(environment);
    }

    private DataFetcher<@Nullable Object> below(FieldWiringEnvironment environment) {
        return new FieldFetcher(catalog.link(
                        environment.getParentType().getName(),
                        environment.getFieldDefinition().getName())
                == null);
    }

    private @Nullable RootField field(FieldWiringEnvironment environment) {
        String root = catalog.root(environment.getParentType().getName());
        return root == null
                ? null
                : catalog.rootField(root, environment.getFieldDefinition().getName());
    }
}
