package dev.ectype.runtime.graphql.fetch;

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

/** Provides scalars, type resolvers and fetchers for the parts of a schema without emitted ones. */
public final class SchemaWiring implements WiringFactory {
    private final SchemaCatalog catalog;
    private final TypeResolver types = new ObjectTypeResolver();

    public SchemaWiring(SchemaCatalog catalog) {
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
                .coercing(new AnyScalarCoercing())
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
    public DataFetcher<?> getDefaultDataFetcher(FieldWiringEnvironment environment) {
        return below(environment);
    }

    private DataFetcher<@Nullable Object> below(FieldWiringEnvironment environment) {
        String type = environment.getParentType().getName();
        String field = environment.getFieldDefinition().getName();
        return new FieldFetcher(catalog.link(type, field) == null ? catalog.stored(type, field) : null);
    }
}
