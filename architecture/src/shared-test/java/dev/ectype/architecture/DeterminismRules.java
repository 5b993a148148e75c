package dev.ectype.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Forbids sources of nondeterminism in compiler and runtime: equal input must give equal bytes on every run and machine. */
public final class DeterminismRules {
    private static final List<String> UNORDERED = List.of(
            "java.util.HashMap.<init>",
            "java.util.HashSet.<init>",
            "java.util.Map.of",
            "java.util.Map.ofEntries",
            "java.util.Map.copyOf",
            "java.util.Set.of",
            "java.util.Set.copyOf",
            "java.util.stream.Collectors.toSet",
            "java.util.stream.Collectors.toUnmodifiableSet",
            "java.util.stream.Collectors.toUnmodifiableMap");

    private static final Map<String, Integer> UNORDERED_BY_PARAMETERS =
            Map.of("java.util.stream.Collectors.toMap", 4, "java.util.stream.Collectors.groupingBy", 3);

    private static final List<String> CHANCE_OR_TIME = List.of(
            "java.lang.Math.random",
            "java.lang.System.currentTimeMillis",
            "java.time.Instant.now",
            "java.time.LocalDate.now",
            "java.time.LocalDateTime.now",
            "java.time.OffsetDateTime.now",
            "java.time.ZonedDateTime.now",
            "java.util.Date.<init>",
            "java.util.UUID.randomUUID",
            "java.util.concurrent.ThreadLocalRandom.current");

    private static final List<String> OF_THE_MACHINE = List.of(
            "java.lang.String.getBytes()",
            "java.lang.String.toLowerCase()",
            "java.lang.String.toUpperCase()",
            "java.lang.String.<init>(byte[])",
            "java.nio.charset.Charset.defaultCharset()",
            "java.util.Locale.getDefault()",
            "java.util.Random.<init>()",
            "java.time.ZoneId.systemDefault()");

    @ArchTest
    static final ArchRule orderIsNeverLeftToAHash = noClasses()
            .should()
            .accessTargetWhere(described("an unordered collection", DeterminismRules::unordered))
            .because("their order reaches the output and changes from run to run; LinkedHashMap and TreeMap keep one");

    @ArchTest
    static final ArchRule chanceAndTimeAreSeeded = noClasses()
            .that()
            .haveSimpleNameNotEndingWith("SystemClock")
            .should()
            .accessTargetWhere(described("chance or the time of day", access -> CHANCE_OR_TIME.contains(name(access))))
            .because("equal input must give equal bytes today and tomorrow");

    @ArchTest
    static final ArchRule theMachineHasNoSay = noClasses()
            .should()
            .accessTargetWhere(described(
                    "a default of the machine", access -> OF_THE_MACHINE.contains(name(access) + parameters(access))))
            .because("another locale, character set or time zone must not change one byte");

    private DeterminismRules() {}

    private static boolean unordered(JavaAccess<?> access) {
        Integer orderedParameters = UNORDERED_BY_PARAMETERS.get(name(access));
        return UNORDERED.contains(name(access))
                || orderedParameters != null && parameterCount(access) < orderedParameters;
    }

    private static String name(JavaAccess<?> access) {
        return access.getTargetOwner().getName() + "." + access.getTarget().getName();
    }

    private static String parameters(JavaAccess<?> access) {
        String fullName = access.getTarget().getFullName();
        int open = fullName.indexOf('(');
        return open < 0 ? "" : fullName.substring(open);
    }

    private static int parameterCount(JavaAccess<?> access) {
        return access.getTarget() instanceof CodeUnitAccessTarget target
                ? target.getRawParameterTypes().size()
                : 0;
    }

    private static DescribedPredicate<JavaAccess<?>> described(String description, Predicate<JavaAccess<?>> predicate) {
        return DescribedPredicate.describe(description, predicate);
    }
}
