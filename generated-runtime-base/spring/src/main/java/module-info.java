/** Emulators in the tests of Spring applications. */
module dev.ectype.spring {
    requires transitive dev.ectype.testing;
    requires static transitive org.jspecify;
    requires static spring.beans;
    requires static spring.context;
    requires static spring.core;
    requires static spring.test;

    exports dev.ectype.runtime.spring;
}
