package dev.ectype.runtime.emulator;

/** Runs an emulator from a command line. */
final class EmulatorMain {
    private EmulatorMain() {}

    /** Serves until the process ends. */
    static void run(Emulator emulator, String[] arguments) {
        EmulatorOptions options = EmulatorOptions.standard();
        for (int index = 0; index < arguments.length; index += 2) {
            boolean port = arguments[index].equals("--port") && index + 1 < arguments.length;
            if (!port || !arguments[index + 1].matches("[0-9]{1,5}")) {
                System.err.println("expected --port NUMBER, found " + arguments[index]);
                System.exit(2);
            }
            options = options.withPort(Integer.parseInt(arguments[index + 1]));
        }
        emulator.start(options);
        System.out.println("ready " + emulator.baseUri());
    }
}
