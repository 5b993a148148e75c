/** A client of the control routes of a running emulator. */
module dev.ectype.client {
    requires transitive dev.ectype.values;
    requires java.net.http;
    requires static transitive org.jspecify;

    exports dev.ectype.runtime.client;
}
