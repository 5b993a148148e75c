/** The base of emitted emulators: resources, operations, control routes and the way of a request. */
module dev.ectype.runtime {
    requires dev.ectype.nouns;
    requires transitive dev.ectype.server;
    requires transitive dev.ectype.state;
    requires transitive dev.ectype.values;
    requires java.management;
    requires java.xml;
    requires static transitive org.jspecify;

    exports dev.ectype.runtime.emulator;
    exports dev.ectype.runtime.emulator.model;
    exports dev.ectype.runtime.emulator.options;
    exports dev.ectype.runtime.problem;
    exports dev.ectype.runtime.plan to
            dev.ectype.channel,
            dev.ectype.graphql,
            dev.ectype.grpc;
    exports dev.ectype.runtime.plan.binding to
            dev.ectype.channel,
            dev.ectype.graphql,
            dev.ectype.grpc;
    exports dev.ectype.runtime.plan.queue to
            dev.ectype.grpc;
    exports dev.ectype.runtime.wire to
            dev.ectype.channel,
            dev.ectype.graphql,
            dev.ectype.grpc;

    uses dev.ectype.runtime.wire.ProtocolAdapterFactory;
}
