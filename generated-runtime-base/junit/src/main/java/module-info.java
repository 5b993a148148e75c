/** Emulators as parameters of JUnit tests. */
module dev.ectype.junit {
    requires transitive dev.ectype.client;
    requires transitive dev.ectype.testing;
    requires static transitive org.jspecify;
    requires transitive org.junit.jupiter.api;

    exports dev.ectype.runtime.junit;
}
