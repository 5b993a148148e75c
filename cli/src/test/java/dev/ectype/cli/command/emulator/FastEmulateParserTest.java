package dev.ectype.cli.command.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.cli.command.CommandLineFactory;
import dev.ectype.cli.command.CommandName;
import dev.ectype.cli.command.base.EctypeCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

final class FastEmulateParserTest {
    @Test
    void takesThePlainForm() {
        assertThat(quick()).isNotNull();
        assertThat(quick("petstore")).isNotNull();
        assertThat(quick("petstore", "--port", "0", "--seed=-1")).isNotNull();
        assertThat(quick("-", "--port=0")).isNull();
    }

    @Test
    void leavesEverythingElseToTheUsualWay() {
        assertThat(quick("--help")).isNull();
        assertThat(quick("--prefix=/shop=petstore")).isNull();
        assertThat(quick("petstore", "--prot=1")).isNull();
        assertThat(quick("petstore", "--port")).isNull();
        assertThat(quick("petstore", "--port", "--seed=1")).isNull();
        assertThat(quick("petstore", "--port=1", "--port=2")).isNull();
        assertThat(quick("petstore", "--tls")).isNull();
        assertThat(quick("petstore", "--no-cache")).isNull();
    }

    @Test
    void readsThePlainFormAsTheUsualWayDoes() {
        assertReadAlike();
        assertReadAlike("petstore");
        assertReadAlike("a.yaml", "--port=0", "b.yaml");
        assertReadAlike("--port", "0", "petstore", "--seed=-1", "--log", "none");
        assertReadAlike("a b.yaml", "--host=::1", "--max-body=", "--auth", "off", "--public-url=http://a.b/?c=d");
    }

    private static void assertReadAlike(String... arguments) {
        EmulateCommand quick = (EmulateCommand) Objects.requireNonNull(quick(arguments));
        CommandLine ectype = CommandLineFactory.of(new CommandRun().terminal(), CommandName.EMULATE);
        List<String> whole = new ArrayList<>(List.of("emulate"));
        whole.addAll(List.of(arguments));
        ectype.parseArgs(whole.toArray(String[]::new));
        CommandLine usual = ectype.getSubcommands().get("emulate");
        assertThat(quick.arguments()).isEqualTo(((EmulateCommand) usual.getCommand()).arguments());
    }

    private static @Nullable EctypeCommand quick(String... arguments) {
        return FastEmulateParser.emulate(new CommandRun().terminal(), List.of(arguments));
    }
}
