/** Starts and checks emulators for test frameworks. */
module dev.ectype.testing {
    requires transitive dev.ectype.runtime;
    requires static transitive org.jspecify;

    exports dev.ectype.runtime.testing to
            dev.ectype.junit,
            dev.ectype.spring;
}
