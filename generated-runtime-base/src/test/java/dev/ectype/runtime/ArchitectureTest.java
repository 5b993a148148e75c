package dev.ectype.runtime;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import org.jspecify.annotations.NullMarked;

/** Checks the permitted dependencies between the packages of the runtime. */
@AnalyzeClasses(packages = "dev.ectype.runtime", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchRule requestsMeetStateOnlyInTheEmulator = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .withOptionalLayers(true)
            .layer("Json")
            .definedBy("dev.ectype.runtime.json..")
            .layer("Schema")
            .definedBy("dev.ectype.runtime.schema..")
            .layer("Plan")
            .definedBy("dev.ectype.runtime.plan..")
            .layer("State")
            .definedBy("dev.ectype.runtime.state..")
            .layer("Http")
            .definedBy("dev.ectype.runtime.http..")
            .layer("Chaos")
            .definedBy("dev.ectype.runtime.chaos..")
            .layer("Netty")
            .definedBy("dev.ectype.runtime.netty..")
            .layer("Emulator")
            .definedBy("dev.ectype.runtime.emulator..")
            .layer("Wire")
            .definedBy("dev.ectype.runtime.wire..")
            .layer("GraphQl")
            .definedBy("dev.ectype.runtime.graphql..")
            .layer("Grpc")
            .definedBy("dev.ectype.runtime.grpc..")
            .layer("Testing")
            .definedBy("dev.ectype.runtime.testing..")
            .layer("Junit")
            .definedBy("dev.ectype.runtime.junit..")
            .layer("Spring")
            .definedBy("dev.ectype.runtime.spring..")
            .layer("Client")
            .definedBy("dev.ectype.runtime.client..")
            .whereLayer("Json")
            .mayNotAccessAnyLayer()
            .whereLayer("Schema")
            .mayOnlyAccessLayers("Json")
            .whereLayer("Plan")
            .mayOnlyAccessLayers("Json", "Schema")
            .whereLayer("State")
            .mayOnlyAccessLayers("Json", "Schema")
            .whereLayer("Http")
            .mayOnlyAccessLayers("Json", "Schema")
            .whereLayer("Chaos")
            .mayOnlyAccessLayers("Json", "Http", "State")
            .whereLayer("Netty")
            .mayOnlyAccessLayers("Json", "Http")
            .whereLayer("Wire")
            .mayOnlyAccessLayers("Json", "State", "Http")
            .whereLayer("GraphQl")
            .mayOnlyAccessLayers("Json", "Plan", "State", "Http", "Wire")
            .whereLayer("Grpc")
            .mayOnlyAccessLayers("Json", "Plan", "Http", "Wire")
            .whereLayer("Emulator")
            .mayOnlyAccessLayers("Json", "Schema", "Plan", "State", "Http", "Chaos", "Wire")
            .whereLayer("Testing")
            .mayOnlyAccessLayers("State", "Emulator")
            .whereLayer("Junit")
            .mayOnlyAccessLayers("State", "Emulator", "Testing", "Client")
            .whereLayer("Spring")
            .mayOnlyAccessLayers("Emulator", "Testing")
            .whereLayer("Client")
            .mayOnlyAccessLayers("Json")
            .whereLayer("Client")
            .mayOnlyBeAccessedByLayers("Junit")
            .because("the server knows nothing of state and the state nothing of requests, so that either can be"
                    + " replaced");

    @ArchTest
    static final ArchRule onlyTheServerKnowsNetty = noClasses()
            .that()
            .resideOutsideOfPackage("dev.ectype.runtime.netty..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.netty..")
            .because("handlers and overrides deal in plain values, whatever carries them")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule onlyItsFrontDoorKnowsGraphQl = noClasses()
            .that()
            .resideOutsideOfPackage("dev.ectype.runtime.graphql..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("graphql..", "dev.ectype.runtime.graphql..", "org.reactivestreams..")
            .because("emulators of other APIs are packed and run without that library");

    @ArchTest
    static final ArchRule onlyItsFrontDoorKnowsGrpc = noClasses()
            .that()
            .resideOutsideOfPackage("dev.ectype.runtime.grpc..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.google.protobuf..", "dev.ectype.runtime.grpc..")
            .because("emulators of other APIs are packed and run without that library");

    @ArchTest
    static final ArchRule theRuntimeNeverSeesTheCompiler = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.ectype.compiler..", "com.palantir.javapoet..")
            .because("an emitted emulator runs without the compiler")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule packagesFormNoCycles = slices().matching("dev.ectype.(**)")
            .should()
            .beFreeOfCycles()
            .because("a package that needs its user cannot be read, tested or replaced by itself");

    @ArchTest
    static final ArchRule everyPackageSaysWhatMayBeNull = classes()
            .should(beInNullMarkedPackage())
            .because("NullAway only looks where a package-info says @NullMarked");

    @ArchTest
    static final ArchRule namesSayWhatATypeIs = noClasses()
            .should()
            .haveNameMatching(".*(Impl|Manager|Helper|Utils?)")
            .because("such a name fits every type and so tells a reader nothing");

    @ArchTest
    static final ArchRule onlyTheLaunchTalksToTheTerminal = noClasses()
            .that()
            .resideOutsideOfPackage("dev.ectype.runtime.emulator")
            .should(ACCESS_STANDARD_STREAMS)
            .because("a generated jar says on its standard output where it serves, and nothing else");

    private static ArchCondition<JavaClass> beInNullMarkedPackage() {
        return ArchCondition.from(DescribedPredicate.describe(
                "be in a package marked @NullMarked", type -> type.getPackage().isAnnotatedWith(NullMarked.class)));
    }
}
