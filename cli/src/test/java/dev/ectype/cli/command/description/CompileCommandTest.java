package dev.ectype.cli.command.description;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CompileCommandTest {
    /** The options that have no use or another meaning in a compiled program. */
    private static final List<String> COMPILING = List.of(
            "--help",
            "--no-color",
            "--inference",
            "--overlay",
            "--env",
            "--proto-path",
            "--root",
            "--strict",
            "--locked",
            "--no-cache",
            "--watch",
            "--json",
            "--prefix");

    private static final List<String> REGISTERING = List.of("--register", "--api-url", "--api-key-file", "--project");

    @TempDir
    private Path folder;

    private CommandRun ectype() {
        return new CommandRun().in(folder);
    }

    @Test
    void writesSourcesAndTheirPlan() throws IOException {
        CommandRun run = ectype();
        assertThat(run.with("compile", "petstore", "--out", "made")).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("petstore.PetstoreEmulator to made");
        assertThat(folder.resolve("made/petstore/PetstoreEmulator.java"))
                .content()
                .contains("package petstore;");
        assertThat(folder.resolve("made/petstore/PetstoreEmulator.plan.json")).isNotEmptyFile();
    }

    @Test
    void findsImportsInTheFoldersOfProtoPath() throws IOException {
        Files.createDirectories(folder.resolve("api"));
        Files.createDirectories(folder.resolve("vendor/acme"));
        Files.writeString(folder.resolve("api/boats.proto"), """
                syntax = "proto3";
                import "acme/boat.proto";
                service Boats { rpc GetBoat(acme.BoatName) returns (acme.Boat); }
                """);
        Files.writeString(folder.resolve("vendor/acme/boat.proto"), """
                syntax = "proto3";
                package acme;
                message BoatName { string name = 1; }
                message Boat { string name = 1; }
                """);
        CommandRun run = ectype();
        assertThat(run.with("compile", "api/boats.proto", "--out", "made")).isEqualTo(3);
        assertThat(run.err()).contains("ECT2015", "--proto-path");
        assertThat(ectype().with("compile", "api/boats.proto", "--proto-path", "vendor", "--out", "made"))
                .isZero();
        assertThat(folder.resolve("made/boats/Boat.java")).exists();
        CommandRun absent = ectype();
        assertThat(absent.with("compile", "api/boats.proto", "--proto-path=missing", "--out", "made"))
                .isEqualTo(2);
        assertThat(absent.err()).contains("--proto-path is not a folder: \"missing\"");
    }

    @Test
    void leavesAloneWhatIsTheSame() {
        assertThat(ectype().with("compile", "petstore", "--out", "made")).isZero();
        CommandRun again = ectype();
        assertThat(again.with("compile", "petstore", "--out", "made", "--json")).isZero();
        JsonObject summary = (JsonObject) JsonReader.read(again.out());
        JsonObject sources = (JsonObject) Objects.requireNonNull(summary.member("sources"));
        assertThat(sources.member("changed")).isEqualTo(new JsonNumber("0"));
        assertThat(sources.member("deleted")).isEqualTo(new JsonNumber("0"));
    }

    @Test
    void putsSourcesIntoTheRequestedPackage() {
        assertThat(ectype().with("compile", "petstore", "--out", "made", "--package", "com.example.pets"))
                .isZero();
        assertThat(folder.resolve("made/com/example/pets/Pet.java")).content().contains("package com.example.pets;");
    }

    @Test
    void refusesWhatNoPackageIsCalled() {
        for (String name : List.of("1pets", "com.class.pets", "java.pets", "../pets")) {
            CommandRun run = ectype();
            assertThat(run.with("compile", "petstore", "--out", "made", "--package", name))
                    .as(name)
                    .isEqualTo(2);
            assertThat(run.err()).contains("\"" + name + "\"");
        }
        assertThat(folder.resolve("made")).doesNotExist();
    }

    @Test
    void membersAreOfTheClassesThatAreChosen() throws IOException {
        Files.writeString(folder.resolve("slots.yaml"), """
                openapi: 3.1.0
                info: {title: Slots, version: 1.0.0}
                paths:
                  /slots:
                    post:
                      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Slot'}}}}
                      responses: {'201': {description: made}}
                components:
                  schemas:
                    Slot: {type: object, required: [at, day], properties: {at: {type: string, format: date-time}, day: {type: string, format: date}}}
                """);
        assertThat(ectype().with(
                                "compile",
                                "slots.yaml",
                                "--out=made",
                                "--type-mapping=date-time=java.time.Instant",
                                "--type-mapping=date=java.time.LocalDate"))
                .isZero();
        assertThat(folder.resolve("made/slots/Slot.java")).content().contains("Instant at, LocalDate day");
        CommandRun run = ectype();
        assertThat(run.with("compile", "slots.yaml", "--out=made", "--type-mapping=date-tme=java.time.Instant"))
                .isEqualTo(2);
        assertThat(run.err()).contains("--type-mapping: \"date-tme=java.time.Instant\"", "date-time");
        CommandRun jar = ectype();
        assertThat(jar.with("compile", "slots.yaml", "--jar=slots.jar", "--type-mapping=date=java.time.LocalDate"))
                .isEqualTo(2);
        assertThat(jar.err()).contains("--type-mapping applies to sources");
    }

    @Test
    void requiresAnOutputOption() {
        CommandRun run = ectype();
        assertThat(run.with("compile", "petstore")).isEqualTo(2);
        assertThat(run.err()).contains("--out", "--jar");
    }

    @Test
    void writesNothingOfABrokenDescription() throws IOException {
        Files.writeString(folder.resolve("broken.yaml"), "openapi: 3.1.0\ninfo: [\n");
        CommandRun run = ectype();
        assertThat(run.with("compile", "broken.yaml", "--jar", "pets.jar")).isEqualTo(3);
        assertThat(run.err()).contains("broken.yaml:");
        assertThat(folder.resolve("pets.jar")).doesNotExist();
    }

    @Test
    void saysWhichFileCannotBeWritten() throws IOException {
        Files.createDirectory(folder.resolve("pets.jar"));
        CommandRun run = ectype();
        assertThat(run.with("compile", "petstore", "--jar", "pets.jar")).isEqualTo(5);
        assertThat(run.err()).contains("pets.jar").contains("is a folder");
    }

    /** Both commands have the same options. */
    @Test
    void packsAProgramWithTheOptionsOfEmulate() throws IOException, InterruptedException {
        CommandRun run = ectype();
        assertThat(run.with("compile", "petstore", "--jar", "pets.jar")).isZero();
        assertThat(run.err()).contains("Next: java -jar pets.jar");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process =
                new ProcessBuilder(java, "-jar", folder.resolve("pets.jar").toString(), "--help").start();
        String packed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        CommandRun emulate = ectype();
        assertThat(emulate.with("emulate", "--help")).isZero();

        Map<String, String> ofProgram = options(packed);
        Map<String, String> ofCommand = options(emulate.out());
        ofProgram.remove("--prefix");
        ofCommand.keySet().removeAll(COMPILING);
        ofCommand.keySet().removeAll(REGISTERING);
        assertThat(ofProgram).isEqualTo(ofCommand).hasSizeGreaterThan(10).containsKey("--port");
    }

    /** Each option with its explanation, however the lines are broken. */
    private static Map<String, String> options(String help) {
        Map<String, String> options = new TreeMap<>();
        Matcher option = Pattern.compile("^ +(?:-h, )?(--[a-z-]+)(?:=\\S+)?(.*(?:\\R {6,}(?!-).*)*)", Pattern.MULTILINE)
                .matcher(help);
        while (option.find()) {
            options.put(option.group(1), option.group(2).strip().replaceAll("\\s+", " "));
        }
        return options;
    }
}
