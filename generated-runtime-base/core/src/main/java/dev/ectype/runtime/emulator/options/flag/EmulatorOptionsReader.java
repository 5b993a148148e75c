package dev.ectype.runtime.emulator.options.flag;

import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.fixture.FixtureFile;
import dev.ectype.runtime.emulator.fixture.RuleFile;
import dev.ectype.runtime.emulator.launch.ByteSize;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import dev.ectype.runtime.emulator.options.Authentication;
import dev.ectype.runtime.emulator.options.Edge;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.options.References;
import dev.ectype.runtime.emulator.options.Responses;
import dev.ectype.runtime.server.Encryption;
import dev.ectype.runtime.server.ServerLog;
import dev.ectype.runtime.state.time.Clock;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts checked command-line values to options. */
public final class EmulatorOptionsReader {
    private static final String NO_YAML = ":1:1 this program reads JSON; `ectype emulate` reads YAML as well";

    private final Map<EmulatorFlag, String> values;

    private EmulatorOptionsReader(Map<EmulatorFlag, String> values) {
        this.values = values;
    }

    /** Creates options and reads the files of the fixture and the chaos rules. Throws {@link BadFixture} if a file is invalid. */
    public static EmulatorOptions of(Map<EmulatorFlag, String> values, ServerLog log) {
        return of(EmulatorOptions.standard(), values, new Start(fixture(values), rules(values)), log);
    }

    /**
     * Holds the start data of an emulator.
     *
     * @param fixture the instances at the start, or null
     * @param rules the chaos rules, or null
     */
    public record Start(@Nullable Fixture fixture, @Nullable RuleFile rules) {}

    /**
     * Creates options with start data that was read already. File names in the values are ignored.
     *
     * @param base the options without values
     */
    public static EmulatorOptions of(
            EmulatorOptions base, Map<EmulatorFlag, String> values, Start start, ServerLog log) {
        EmulatorOptionsReader reader = new EmulatorOptionsReader(values);
        return reader.behaviour(reader.address(base))
                .withFixture(start.fixture)
                .withChaos(start.rules)
                .withLog(log);
    }

    private static @Nullable Fixture fixture(Map<EmulatorFlag, String> values) {
        String named = values.get(EmulatorFlag.FIXTURE);
        if (named == null) {
            return null;
        }
        Path file = FixtureFile.find(Path.of(""), named);
        if (isYaml(file)) {
            throw new BadFixture(List.of(file + NO_YAML));
        }
        return FixtureFile.json(file, "keep".equals(values.get(EmulatorFlag.FIXTURE_MISMATCH)));
    }

    private static @Nullable RuleFile rules(Map<EmulatorFlag, String> values) {
        String named = values.get(EmulatorFlag.CHAOS);
        if (named == null) {
            return null;
        }
        Path file = Path.of(named);
        if (isYaml(file)) {
            throw BadFixture.ofRules(List.of(file + NO_YAML));
        }
        return FixtureFile.rules(file);
    }

    private static boolean isYaml(Path file) {
        return file.toString().matches(".*\\.ya?ml");
    }

    private EmulatorOptions address(EmulatorOptions options) {
        String url = values.get(EmulatorFlag.PUBLIC_URL);
        String mqtt = values.get(EmulatorFlag.MQTT_PORT);
        return options.withMqttPort(mqtt == null ? null : Integer.valueOf(mqtt))
                .withHost(value(EmulatorFlag.HOST, options.host()))
                .withPort(Integer.parseInt(value(EmulatorFlag.PORT, Integer.toString(options.port()))))
                .withPublicUrl(url == null ? null : URI.create(url))
                .withTrustedHosts(list(EmulatorFlag.TRUSTED_HOSTS, true))
                .withEncryption(encryption())
                .withMaxBody((int) ByteSize.parse(value(EmulatorFlag.MAX_BODY, Integer.toString(options.maxBody()))))
                .withMemoryWatermark(Integer.parseInt(
                        value(EmulatorFlag.MEMORY_WATERMARK, Integer.toString(options.memoryWatermark()))))
                .withCrossOrigin(!value(EmulatorFlag.CORS, "any").equals("off"))
                .withReplyCache(value(EmulatorFlag.REPLY_CACHE, options.replyCache() ? "on" : "off")
                        .equals("on"))
                .withAdminToken(values.get(EmulatorFlag.ADMIN_TOKEN));
    }

    private EmulatorOptions behaviour(EmulatorOptions options) {
        String idle = values.get(EmulatorFlag.SANDBOX_IDLE);
        Authentication authentication = Authentication.valueOf(upper(value(EmulatorFlag.AUTH, "presence")));
        return options.withSeed(Long.parseLong(value(EmulatorFlag.SEED, "0")))
                .withSandboxIdle(idle == null ? null : Duration.parse(idle))
                .withPopulate(Integer.parseInt(value(EmulatorFlag.POPULATE, "0")))
                .withPollsUntilDone(Integer.parseInt(value(EmulatorFlag.POLLS_UNTIL_DONE, "1")))
                .withClock(value(EmulatorFlag.CLOCK, "logical").equals("real") ? Clock.REAL : Clock.LOGICAL)
                .withAuthentication(authentication, list(EmulatorFlag.CREDENTIALS, false))
                .withEdge(Edge.valueOf(upper(value(EmulatorFlag.EDGE, "lenient"))))
                .withResponses(Responses.valueOf(upper(value(EmulatorFlag.RESPONSES, "full"))))
                .withReferences(References.valueOf(upper(value(EmulatorFlag.REFERENCES, "lenient"))));
    }

    private @Nullable Encryption encryption() {
        String certificate = values.get(EmulatorFlag.TLS_CERT);
        String key = values.get(EmulatorFlag.TLS_KEY);
        if (certificate != null && key != null) {
            return new Encryption(Path.of(certificate), Path.of(key));
        }
        return value(EmulatorFlag.TLS, "false").equals("true") ? Encryption.SELF_SIGNED : null;
    }

    private List<String> list(EmulatorFlag flag, boolean lower) {
        String text = values.get(flag);
        return text == null
                ? List.of()
                : List.of((lower ? text.toLowerCase(Locale.ROOT) : text).split(",")).stream()
                        .map(String::strip)
                        .filter(each -> !each.isEmpty())
                        .toList();
    }

    private String value(EmulatorFlag flag, String fallback) {
        return values.getOrDefault(flag, fallback);
    }

    private static String upper(String word) {
        return word.toUpperCase(Locale.ROOT);
    }
}
