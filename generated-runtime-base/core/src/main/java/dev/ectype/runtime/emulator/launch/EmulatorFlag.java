package dev.ectype.runtime.emulator.launch;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists every option of a running emulator, for generated programs and for the command line. */
public enum EmulatorFlag {
    PORT("PORT", FlagForm.PORT, "Port to listen on; 0 uses any free port (default 4010)."),
    MQTT_PORT("PORT", FlagForm.PORT, "Port for MQTT; 0 uses any free port (default 1883 with a described server)."),
    HOST("HOST", FlagForm.TEXT, "Address to listen on (default 127.0.0.1)."),
    PUBLIC_URL("URL", FlagForm.ORIGIN, "Origin of links in responses (default: the address of the server)."),
    TRUSTED_HOSTS(
            "HOST,...",
            FlagForm.TEXT,
            "Values of Host or X-Forwarded-Host that links use as their origin; host:* allows any port."),
    SEED("NUMBER", FlagForm.NUMBER, "Seed of identifiers and generated values (default 0)."),
    POPULATE(
            "NUMBER",
            FlagForm.COUNT,
            "Number of realistic, linked instances that every resource starts with, up to 10000."),
    FIXTURE(
            "FILE|NAME",
            FlagForm.TEXT,
            "State to start from: a snapshot file, instances by resource name, or the name of a saved snapshot."),
    FIXTURE_MISMATCH(
            "RULE",
            FlagForm.oneOf("keep", "refuse"),
            "For a snapshot of another version of the description: keep matching instances, or refuse it (default)."),
    POLLS_UNTIL_DONE("NUMBER", FlagForm.COUNT, "Number of polls until a long-running operation is done (default 1)."),
    CLOCK(
            "KIND",
            FlagForm.oneOf("logical", "real"),
            "logical: from 2025-01-01, a second per write (default); real: the machine's."),
    AUTH(
            "RULE",
            FlagForm.oneOf("off", "presence", "strict"),
            "off: require no credentials; presence: well-formed credentials (default); strict: known credentials."),
    CREDENTIALS(
            "TEXT,...",
            FlagForm.TEXT,
            "Keys, tokens and user:password pairs that --auth=strict accepts; ECTYPE_CREDENTIALS hides them from other users."),
    EDGE(
            "RULE",
            FlagForm.oneOf("lenient", "strict"),
            "lenient: ignore parts of requests that are not described (default); strict: reject them."),
    RESPONSES(
            "RULE",
            FlagForm.oneOf("full", "required"),
            "full: generate optional members that only the server sets (default); required: leave them out."),
    REFERENCES(
            "RULE",
            FlagForm.oneOf("lenient", "strict"),
            "lenient: accept references in bodies to instances that do not exist (default); strict: reject them."),
    CORS(
            "RULE",
            FlagForm.oneOf("any", "off"),
            "any: allow web pages of every origin (default); off: only of the same origin."),
    REPLY_CACHE(
            "RULE",
            FlagForm.oneOf("on", "off"),
            "on: answer repeated requests from a cache while the state is the same (default of ectype emulate); off: run each"
                    + " request (default of emitted emulators)."),
    TLS(null, FlagForm.SWITCH, "Serve HTTPS with a certificate that is generated at start."),
    TLS_CERT("FILE", FlagForm.TEXT, "Serve HTTPS with this PEM certificate chain."),
    TLS_KEY("FILE", FlagForm.TEXT, "PEM key (PKCS#8) of --tls-cert."),
    SANDBOX_IDLE(
            "DURATION", FlagForm.DURATION, "Drop sandboxes after this idle time, such as PT30M (default: keep them)."),
    MAX_BODY("SIZE", FlagForm.SIZE, "Largest request body, such as 512k or 20m (default 10m)."),
    MEMORY_WATERMARK(
            "PERCENT",
            FlagForm.PERCENT,
            "Percentage of heap in use after a collection above which writes are refused (default 90; 100: never)."),
    ADMIN_TOKEN(
            "TOKEN",
            FlagForm.TEXT,
            "Token that opens /__service routes to other machines; ECTYPE_ADMIN_TOKEN hides it from other users."),
    LOG(
            "WHAT",
            FlagForm.oneOf("all", "errors", "none"),
            "Requests to log on standard error (default: all on a terminal, else errors)."),
    CHAOS("FILE", FlagForm.TEXT, "File of chaos rules to start with; /__service/chaos changes them later."),
    DATA_DIR("FOLDER"),
    DURABILITY("KIND");

    private final @Nullable String argument;
    private final @Nullable FlagForm form;
    private final String help;

    EmulatorFlag(@Nullable String argument, FlagForm form, String help) {
        this.argument = argument;
        this.form = form;
        this.help = help;
    }

    /** Declares an option of a later version, so that the emulator can reject it with the reason. */
    EmulatorFlag(String argument) {
        this.argument = argument;
        this.form = null;
        this.help = "";
    }

    /** Returns the available options. */
    public static List<EmulatorFlag> available() {
        List<EmulatorFlag> flags = new ArrayList<>();
        for (EmulatorFlag flag : values()) {
            if (flag.isAvailable()) {
                flags.add(flag);
            }
        }
        return flags;
    }

    /** Returns the flag of an option such as {@code --port}, or null if there is none. */
    public static @Nullable EmulatorFlag ofOption(String option) {
        for (EmulatorFlag flag : values()) {
            if (flag.option().equals(option)) {
                return flag;
            }
        }
        return null;
    }

    /** Returns the option on the command line: {@code --max-body}. */
    public String option() {
        return "--" + LowerCase.lower(name()).replace('_', '-');
    }

    /** Returns the environment variable of the option: {@code ECTYPE_MAX_BODY}. */
    public String variable() {
        return "ECTYPE_" + name();
    }

    /** Returns the name of the value in the help, or null for a switch. */
    public @Nullable String argument() {
        return argument;
    }

    public String help() {
        return help;
    }

    public boolean isAvailable() {
        return form != null;
    }

    /** Returns the error of a value as the end of a sentence that begins with the option, or null for a valid value. */
    public @Nullable String fault(String value) {
        return form == null ? "is not available in this version" : form.fault(value);
    }
}
