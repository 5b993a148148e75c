package dev.ectype.runtime.spring;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.testing.EmulatorFactory;
import dev.ectype.runtime.testing.EmulatorUnderTest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Holds the running emulators of a context. */
final class ServedEmulators {
    private final List<Served> all = new ArrayList<>();

    private record Served(ConfigureEmulator configuration, String name, EmulatorUnderTest<Emulator> running) {}

    private ServedEmulators() {}

    static ServedEmulators start(List<ConfigureEmulator> wanted) {
        ServedEmulators served = new ServedEmulators();
        try {
            wanted.forEach(served::add);
            return served;
        } catch (RuntimeException refused) {
            served.stop();
            throw refused;
        }
    }

    private void add(ConfigureEmulator one) {
        String name = one.name().isEmpty() ? one.type().getSimpleName() : one.name();
        if (all.stream().anyMatch(each -> each.name().equals(name))) {
            throw new IllegalArgumentException(
                    "two emulators of @EnableEmulators have the name \"" + name + "\": give each a unique name");
        }
        EmulatorOptions options = EmulatorOptions.standard()
                .withPort(one.port())
                .withPopulate(one.populate())
                .withSeed(one.seed());
        all.add(new Served(
                one,
                name,
                EmulatorUnderTest.start(EmulatorFactory.of(one.type()).get(), options)));
    }

    /** Returns the application properties with the emulators' addresses. */
    Map<String, String> properties() {
        Map<String, String> properties = new LinkedHashMap<>();
        for (Served each : all) {
            Emulator emulator = each.running().emulator();
            for (String property : each.configuration().baseUrlProperties()) {
                properties.put(property, emulator.baseUri().toString());
            }
            for (String property : each.configuration().portProperties()) {
                properties.put(property, Integer.toString(emulator.port()));
            }
        }
        return properties;
    }

    /** Returns the emulator of a type, and with a name unless it is empty. */
    Emulator find(Class<?> type, String name) {
        List<Served> fitting = all.stream()
                .filter(each -> type.isInstance(each.running().emulator()))
                .filter(each -> name.isEmpty() || each.name().equals(name))
                .toList();
        if (fitting.size() == 1) {
            return fitting.get(0).running().emulator();
        }
        String names = all.stream().map(Served::name).collect(Collectors.joining(", "));
        String requested = type.getSimpleName() + (name.isEmpty() ? "" : " named \"" + name + "\"");
        throw new IllegalStateException(
                fitting.isEmpty()
                        ? "@EnableEmulators has no " + requested + " but " + names
                        : "@EnableEmulators has several " + requested + ": name one of " + names);
    }

    void beforeTest() {
        for (Served each : all) {
            if (each.configuration().reset()) {
                each.running().emulator().reset();
            }
            each.running().unmatched().take();
        }
    }

    /** Ends a test and returns the reasons for its failure. */
    List<String> afterTest() {
        List<String> unmatched = new ArrayList<>();
        for (Served each : all) {
            List<String> taken = each.running().unmatched().take();
            if (each.configuration().failOnUnmatched()) {
                unmatched.addAll(taken);
            }
        }
        return unmatched;
    }

    void stop() {
        all.forEach(each -> each.running().stop());
    }
}
