/** The protocol adapter of emulators that serve GraphQL. */
module dev.ectype.graphql {
    requires transitive com.graphqljava;
    requires transitive dev.ectype.runtime;
    requires static transitive org.jspecify;

    exports dev.ectype.runtime.graphql;

    provides dev.ectype.runtime.wire.ProtocolAdapterFactory with
            dev.ectype.runtime.graphql.GraphQlAdapterFactory;
}
