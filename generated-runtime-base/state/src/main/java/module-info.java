/** Versions of a state, transactions, a journal and snapshots. */
module dev.ectype.state {
    requires transitive dev.ectype.values;
    requires static transitive org.jspecify;

    exports dev.ectype.runtime.state.journal;
    exports dev.ectype.runtime.state to
            dev.ectype.channel,
            dev.ectype.graphql,
            dev.ectype.runtime,
            dev.ectype.testing;
    exports dev.ectype.runtime.state.id to
            dev.ectype.graphql,
            dev.ectype.runtime;
    exports dev.ectype.runtime.state.row to
            dev.ectype.graphql,
            dev.ectype.runtime;
    exports dev.ectype.runtime.state.snapshot to
            dev.ectype.runtime;
    exports dev.ectype.runtime.state.table to
            dev.ectype.channel,
            dev.ectype.graphql,
            dev.ectype.runtime;
    exports dev.ectype.runtime.state.time to
            dev.ectype.runtime;
    exports dev.ectype.runtime.state.tree to
            dev.ectype.graphql,
            dev.ectype.runtime;
}
