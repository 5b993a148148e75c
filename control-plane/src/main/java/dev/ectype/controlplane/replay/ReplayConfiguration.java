package dev.ectype.controlplane.replay;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Configuration;

/** Registers the operator's limits for replays. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(ReplaySettings.class)
class ReplayConfiguration {}
