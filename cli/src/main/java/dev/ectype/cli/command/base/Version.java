package dev.ectype.cli.command.base;

/** Reads the version of the running program. */
public final class Version {
    private Version() {}

    public static String ofEctype() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }
}
