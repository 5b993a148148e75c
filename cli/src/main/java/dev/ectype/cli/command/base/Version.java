package dev.ectype.cli.command.base;

/** The version of the program that runs. */
public final class Version {
    private Version() {}

    public static String ofEctype() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }
}
