/** JSON documents and JSON Schema, as emulators use them. */
module dev.ectype.values {
    requires dev.ectype.nouns;
    requires static transitive org.jspecify;

    exports dev.ectype.runtime.json;
    exports dev.ectype.runtime.json.patch to
            dev.ectype.grpc,
            dev.ectype.runtime;
    exports dev.ectype.runtime.json.slice to
            dev.ectype.runtime,
            dev.ectype.state;
    exports dev.ectype.runtime.json.text to
            dev.ectype.graphql,
            dev.ectype.runtime;
    exports dev.ectype.runtime.schema to
            dev.ectype.runtime;
    exports dev.ectype.runtime.schema.analysis to
            dev.ectype.runtime;
    exports dev.ectype.runtime.schema.fit to
            dev.ectype.runtime;
    exports dev.ectype.runtime.schema.fit.text to
            dev.ectype.runtime;
    exports dev.ectype.runtime.schema.keyword to
            dev.ectype.runtime;
    exports dev.ectype.runtime.schema.regex to
            dev.ectype.runtime;
}
